import { styled } from '@mui/material/styles';
import { Fragment } from 'react';
import { type Block, type Inline, parseNote } from './parse-note.ts';

const Body = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  gap: 8,
  lineHeight: 1.65,
  overflowWrap: 'anywhere',
  '& h4': { marginTop: 4, fontSize: 13.5, fontWeight: 700 },
  '& ul': { margin: 0, paddingLeft: 18 },
  '& code': {
    padding: '1px 4px',
    borderRadius: 'var(--r-chip)',
    background: 'var(--sunken)',
    fontFamily: 'inherit',
  },
  '& a': { color: 'var(--brand-ink)' },
});

/** A note's Markdown as elements: nothing of it is ever taken for HTML. */
export const NoteBody = ({ markdown }: { readonly markdown: string }) => (
  <Body>
    {parseNote(markdown).map((block, i) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the blocks of one text never change places
      <OneBlock key={i} block={block} />
    ))}
  </Body>
);

function OneBlock({ block }: { readonly block: Block }) {
  if ('content' in block)
    return block.kind === 'heading' ? <h4>{inline(block.content)}</h4> : <p>{inline(block.content)}</p>;
  return (
    <ul>
      {block.items.map((item, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the items of one text never change places
        <li key={i}>{inline(item)}</li>
      ))}
    </ul>
  );
}

const inline = (parts: readonly Inline[]) =>
  // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one line never change places
  parts.map((part, i) => <Fragment key={i}>{element(part)}</Fragment>);

function element(part: Inline) {
  if ('href' in part)
    return (
      <a href={part.href} target="_blank" rel="noopener noreferrer">
        {part.text}
      </a>
    );
  if (part.kind === 'bold') return <b>{part.text}</b>;
  return part.kind === 'code' ? <code>{part.text}</code> : part.text;
}
