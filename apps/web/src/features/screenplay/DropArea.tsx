import { styled } from '@mui/material/styles';
import { type DragEvent, type ReactNode, useState } from 'react';

const Area = styled('div')({ position: 'relative', minHeight: 0, height: '100%' });
const Veil = styled('div')({
  position: 'absolute',
  inset: 8,
  zIndex: 2,
  display: 'grid',
  placeContent: 'center',
  border: '2px dashed var(--brand)',
  borderRadius: 'var(--r-dialog)',
  background: 'color-mix(in srgb, var(--brand-soft) 88%, transparent)',
  color: 'var(--brand-ink)',
  fontSize: 16,
  fontWeight: 700,
  pointerEvents: 'none',
});

const holdsFile = (event: DragEvent): boolean => event.dataTransfer.types.includes('Files');

/** A work area on which files can be dropped. */
export function DropArea(props: {
  readonly disabled: boolean;
  /** SP25: of a series; null: there are no episodes to choose from. */
  readonly episodeWord: string | null;
  readonly onFiles: (files: readonly File[]) => void;
  readonly children: ReactNode;
}) {
  const [over, setOver] = useState(false);
  if (props.disabled) return <Area>{props.children}</Area>;
  return (
    <Area
      onDragOver={(event) => {
        if (!holdsFile(event)) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setOver(false);
      }}
      onDrop={(event) => {
        if (!holdsFile(event)) return;
        event.preventDefault();
        setOver(false);
        props.onFiles([...event.dataTransfer.files]);
      }}
    >
      {props.children}
      {over ? (
        <Veil>
          놓으면 시나리오로 올려요
          {props.episodeWord ? ` · 이름에 ‘3${props.episodeWord}’처럼 적힌 파일은 그 자리로` : ''}
        </Veil>
      ) : null}
    </Area>
  );
}
