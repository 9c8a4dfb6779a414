import toast from 'react-hot-toast';

/** Copies a text. A page that is not served by HTTPS may not: then it is selected, for the person to copy. */
export async function copyText(
  text: string,
  field: HTMLInputElement | HTMLTextAreaElement | null,
): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    toast.success('복사했어요.');
  } catch {
    field?.select();
    toast('선택했어요. 복사해 주세요.');
  }
}
