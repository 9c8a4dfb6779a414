import { Kbd } from '@ddak/ui';
import { StatusFacts } from '../../platform/StatusFacts.tsx';
import { REVIEW_KEYS } from './use-review-keys.ts';

/** The keys that work here, always in sight at the foot. */
export function ReviewFoot(props: { readonly canEdit: boolean }) {
  const keys = props.canEdit ? REVIEW_KEYS : REVIEW_KEYS.slice(0, 2);
  return (
    <StatusFacts>
      {keys.map(([key, does]) => (
        <span key={key} style={{ display: 'inline-flex', alignItems: 'center', gap: 5 }}>
          <Kbd>{key}</Kbd> {does}
        </span>
      ))}
    </StatusFacts>
  );
}
