import { createContext, useContext } from 'react';
import type { Elsewhere } from './where.ts';

/** TI21: a file that was chosen where another kind belongs, on its way to where it comes in. */
export interface HandedFile {
  readonly to: Elsewhere;
  readonly file: File;
}

/** `hand(null)`: it has come in, or is no longer wanted. */
export interface FileHands {
  readonly handed: HandedFile | null;
  readonly hand: (handed: HandedFile | null) => void;
}

export const FileHandsContext = createContext<FileHands>({ handed: null, hand: () => undefined });

export const useFileHands = (): FileHands => useContext(FileHandsContext);

/** The file that was handed to this kind of place; null: none. */
export function useHandedFile(to: Elsewhere): File | null {
  const { handed } = useFileHands();
  return handed?.to === to ? handed.file : null;
}
