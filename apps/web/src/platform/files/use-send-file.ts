import type { Id } from '@ddak/domain';
import { useState } from 'react';
import { sendFile } from '../send-file.ts';

/** Sends a file; meanwhile busy, and afterwards either its id or why it was not taken. */
export function useSendFile(path: string, onKept: (fileId: Id, file: File) => void) {
  const [isSending, setSending] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const send = async (file: File): Promise<void> => {
    setSending(true);
    const sent = await sendFile(path, file);
    setSending(false);
    setFailure(sent.ok ? null : sent.message);
    if (sent.ok) onKept(sent.fileId, file);
  };
  return { isSending, failure, send };
}
