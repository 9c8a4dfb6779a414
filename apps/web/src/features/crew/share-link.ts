import toast from 'react-hot-toast';

/** Hands a link to what the device shares with (a chat room, mostly); says nothing when the person turns back. */
export async function shareLink(title: string, url: string): Promise<void> {
  try {
    await navigator.share({ title, url });
  } catch (error) {
    if ((error as Error).name !== 'AbortError') toast.error('공유하지 못했어요. 링크를 복사해 주세요.');
  }
}
