import toast from 'react-hot-toast';

/**
 * Copies a text. A page that is not served by HTTPS has no clipboard: there the browser is asked to copy, and told what.
 * Where it refuses that too, what stands in the field is selected, for the person to copy.
 */
export async function copyText(
  text: string,
  field: HTMLInputElement | HTMLTextAreaElement | null,
): Promise<void> {
  if ((await toClipboard(text)) || copiesOnCommand(text)) {
    toast.success('복사했어요.');
    return;
  }
  field?.select();
  if (field) toast('선택했어요. 복사해 주세요.');
  else toast.error('브라우저가 복사를 막아서 복사하지 못했어요.');
}

async function toClipboard(text: string): Promise<boolean> {
  // Missing on plain HTTP, whatever its type says.
  if (!(navigator as Partial<Navigator>).clipboard) return false;
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/** Nothing is selected for it: a dialog would take the focus back from a field made for this. */
function copiesOnCommand(text: string): boolean {
  let isTaken = false;
  const take = (event: ClipboardEvent): void => {
    event.clipboardData?.setData('text/plain', text);
    event.preventDefault();
    isTaken = true;
  };
  document.addEventListener('copy', take);
  document.execCommand('copy');
  document.removeEventListener('copy', take);
  return isTaken;
}
