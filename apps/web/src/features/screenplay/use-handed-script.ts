import { useEffect } from 'react';
import { useFileHands, useHandedFile } from '../../platform/table/elsewhere/handed-file.ts';

/** TI21: sends the file that was handed here from where tables come in; once. */
export function useHandedScript(onFile: ((file: File) => void) | null): void {
  const handed = useHandedFile('script');
  const { hand } = useFileHands();
  useEffect(() => {
    if (!handed || !onFile) return;
    hand(null);
    onFile(handed);
  }, [handed, hand, onFile]);
}
