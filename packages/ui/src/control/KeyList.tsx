import { Kbd } from './Kbd.tsx';

/** Keys, and what each of them does. */
export const KeyList = (props: { readonly keys: readonly (readonly [key: string, does: string])[] }) => (
  <dl style={{ display: 'grid', gridTemplateColumns: '112px 1fr', gap: '8px 12px', margin: 0 }}>
    {props.keys.map(([key, does]) => (
      <div key={key} style={{ display: 'contents' }}>
        <dt>
          <Kbd>{key}</Kbd>
        </dt>
        <dd style={{ margin: 0 }}>{does}</dd>
      </div>
    ))}
  </dl>
);
