import toast from 'react-hot-toast';

/** Hands a link to what the device shares with (a chat room, mostly); says nothing when the person turns back. */
export async function shareLink(title: string, url: string): Promise<void> {
  try {
    await navigator.share({ title, url });
  } catch (error) {
    if ((error as Error).name !== 'AbortError') toast.error('공유하지 못했어요. 링크를 복사해 주세요.');
  }
}

/** Copies a text. A page that is not served by HTTPS may not: then it is selected, for the person to copy. */
export async function copyText(text: string, field: HTMLInputElement | null): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    toast.success('복사했어요.');
  } catch {
    field?.select();
    toast('링크를 선택했어요. 복사해 주세요.');
  }
}
