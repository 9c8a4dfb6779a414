import { DropMenu, Icon } from '@ddak/ui';
import Button from '@mui/material/Button';
import { type ComponentProps, useState } from 'react';
import toast from 'react-hot-toast';
import { downloadFile } from './download-file.ts';

const LABELS = { pdf: 'PDF', xlsx: '엑셀(XLSX)', csv: 'CSV' } as const;
type Format = keyof typeof LABELS;

type Entries = ComponentProps<typeof DropMenu>['entries'];
type Take = (path: string) => void;

/** A button that takes something home as a file, in one of several ways; says so where that fails. */
export function DownloadMenu(props: {
  readonly label: string;
  /** It is what one comes to the screen for. */
  readonly isMain?: boolean;
  readonly entries: (take: Take) => Entries;
}) {
  const [isBusy, setIsBusy] = useState(false);
  const take = async (path: string) => {
    setIsBusy(true);
    const failure = await downloadFile(path);
    setIsBusy(false);
    if (failure) toast.error(failure);
  };
  const look = props.isMain ? ({ variant: 'contained', color: 'primary' } as const) : {};
  return (
    <DropMenu
      trigger={(open) => (
        <Button {...open} {...look} disabled={isBusy} startIcon={<Icon name="download" />}>
          {isBusy ? '만드는 중' : props.label}
        </Button>
      )}
      entries={props.entries((path) => void take(path))}
    />
  );
}

/** An entry for each format. */
export const formatEntries = <F extends Format>(
  formats: readonly F[],
  take: Take,
  pathOf: (format: F) => string,
) => formats.map((format) => ({ label: LABELS[format], onSelect: () => take(pathOf(format)) }));
