import { useMemo, useState } from 'react';
import type { ReviewData } from '../use-review.ts';
import { type FormAsk, type FormOffer, formOffer } from './form-offer.ts';

/** SY20: what was said of a line last, and what is offered for those that look like it. */
export function useFormOffer(review: ReviewData): {
  readonly ask: FormAsk | null;
  readonly setAsk: (ask: FormAsk | null) => void;
  readonly offer: FormOffer | null;
} {
  const [ask, setAsk] = useState<FormAsk | null>(null);
  const offer = useMemo(() => (ask && review.canEdit ? formOffer(review, ask) : null), [review, ask]);
  return { ask, setAsk, offer };
}
