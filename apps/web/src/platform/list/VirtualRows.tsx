import type { Virtualizer } from '@tanstack/react-virtual';
import type { ReactNode } from 'react';

/**
 * Only the rows of a long list that are in sight, each where it belongs and measured as it is.
 * With a `label` it is a list to those who hear it. A raised row lies over its neighbours.
 */
export function VirtualRows(props: {
  readonly virtual: Virtualizer<HTMLDivElement, Element>;
  readonly label?: string;
  readonly raised?: number;
  readonly children: (index: number) => ReactNode;
}) {
  const { virtual, label, raised } = props;
  const Frame = label === undefined ? 'div' : 'ul';
  const Row = label === undefined ? 'div' : 'li';
  return (
    <Frame
      aria-label={label}
      style={{
        height: virtual.getTotalSize(),
        position: 'relative',
        margin: 0,
        padding: 0,
        listStyle: 'none',
      }}
    >
      {virtual.getVirtualItems().map((row) => (
        <Row
          key={row.key}
          ref={virtual.measureElement}
          data-index={row.index}
          style={{
            position: 'absolute',
            insetInline: 0,
            top: 0,
            zIndex: row.index === raised ? 1 : 0,
            transform: `translateY(${row.start}px)`,
          }}
        >
          {props.children(row.index)}
        </Row>
      ))}
    </Frame>
  );
}
