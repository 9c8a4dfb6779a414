import { type FileOrLink, misnamedWords, sizeWords } from '@ddak/domain';
import toast from 'react-hot-toast';
import { downloadFile } from '../download-file.ts';

/** A file by its name, handed to the device's folder; or a link, which is told nothing of where somebody comes from. */
export function FileLine(props: { readonly entry: FileOrLink; readonly path: string }) {
  const { entry, path } = props;
  if (entry.link !== null)
    return (
      <a href={entry.link} target="_blank" rel="noopener noreferrer" title={entry.link}>
        {entry.name}
      </a>
    );
  return (
    <a
      href={`/api${path}`}
      onClick={(event) => {
        event.preventDefault();
        void downloadFile(path).then((failure) => failure && toast.error(failure));
      }}
    >
      {entry.name}
    </a>
  );
}

/** What stands beside a name: the address of a link, the size of a file, and where it is not what its name says (FS8). */
export const aboutEntry = ({ name, link, size, contents }: FileOrLink): string =>
  [link ?? (size === null ? '' : sizeWords(size)), misnamedWords(name, contents)].filter(Boolean).join(' · ');
