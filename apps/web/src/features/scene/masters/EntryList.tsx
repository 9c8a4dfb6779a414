/** Stretches of dates as lines to read. */
export function EntryList(props: { readonly lines: readonly string[] }) {
  if (props.lines.length === 0) return <p style={{ color: 'var(--ink-2)' }}>언제나 가능</p>;
  return (
    <ul style={{ margin: 0, paddingLeft: 18 }}>
      {props.lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}
