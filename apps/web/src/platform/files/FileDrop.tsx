import { Icon, useIsPhone } from '@ddak/ui';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { type ChangeEvent, type ReactNode, useRef } from 'react';
import { useFileDrop } from './use-file-drop.ts';
import { useFilePaste } from './use-file-paste.ts';

const Zone = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 8,
  padding: 12,
  border: '1px dashed var(--line-2)',
  borderRadius: 'var(--r-control, 5px)',
  '&.over': { borderColor: 'var(--brand)', background: 'var(--brand-soft)' },
  // Nobody drops or pastes with a finger.
  '@media (hover: none)': { '& > p': { display: 'none' }, '& > button': { flex: '1 1 auto' } },
  '& > p': { flex: '1 1 140px', minWidth: 0, color: 'var(--ink-3)', fontSize: 12 },
});

/** Files are chosen, photographed, dropped or pasted here; a pasted address is one for a link. */
export function FileDrop(props: {
  readonly onFiles: (files: readonly File[]) => void;
  readonly onAddress: (address: string) => void;
  /** Beside the button. */
  readonly children?: ReactNode;
}) {
  const { onFiles, onAddress } = props;
  const zone = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const camera = useRef<HTMLInputElement>(null);
  const isPhone = useIsPhone();
  const { isOver, handlers } = useFileDrop(onFiles);
  useFilePaste(zone, onFiles, onAddress);
  const onChange = ({ target }: ChangeEvent<HTMLInputElement>) => {
    onFiles([...(target.files ?? [])]);
    // The same file can be picked again.
    target.value = '';
  };
  return (
    <Zone ref={zone} className={isOver ? 'over' : undefined} {...handlers}>
      <Button startIcon={<Icon name="upload" />} onClick={() => input.current?.click()}>
        파일 고르기
      </Button>
      {isPhone ? (
        <Button startIcon={<Icon name="camera" />} onClick={() => camera.current?.click()}>
          사진 찍기
        </Button>
      ) : null}
      {props.children}
      <p>여기에 놓거나 붙여 넣어도 돼요.</p>
      <input ref={input} type="file" multiple hidden aria-label="붙일 파일" onChange={onChange} />
      {isPhone ? (
        <input
          ref={camera}
          type="file"
          accept="image/*"
          capture="environment"
          hidden
          aria-label="찍은 사진"
          onChange={onChange}
        />
      ) : null}
    </Zone>
  );
}
