import type { FactorNeeded, FactorProof } from '@ddak/protocol';
import { SkeletonList } from '@ddak/ui';
import { lazy, type ReactNode, Suspense, useCallback, useState } from 'react';
import { failureMessage } from '../api.ts';
import { factorNeeded, mayProveAgain } from './factor-needed.ts';

// Seen by few, and after the first screen.
const FactorForm = lazy(() => import('./FactorForm.tsx'));

/** What a call answers: with `error` where it has failed. */
export interface Answered {
  readonly error?: unknown;
}
export type WithFactor = <A extends Answered>(send: (proof: FactorProof) => Promise<A>) => Promise<A | null>;

interface Asked {
  readonly needed: FactorNeeded;
  readonly failure: string | null;
  /** A new form for each try: an empty field that has the cursor. */
  readonly tries: number;
  readonly give: (proof: FactorProof | null) => void;
}

/**
 * Makes a call that may want a second proof, and asks for it until it is right. `step`: what to show meanwhile, in the
 * place of the form. The answer is null when the person turned back.
 * @param deed what the button says: 로그인, 확인
 */
export function useFactorStep(deed: string): { readonly withFactor: WithFactor; readonly step: ReactNode } {
  const [asked, setAsked] = useState<Asked | null>(null);
  const [busy, setBusy] = useState(false);
  const withFactor = useCallback<WithFactor>(async (send) => {
    try {
      let answer = await send({});
      let needed = factorNeeded(answer.error);
      let failure: string | null = null;
      for (let tries = 0; needed; tries += 1) {
        const question = { needed, failure, tries };
        const proof = await new Promise<FactorProof | null>((give) => setAsked({ ...question, give }));
        if (!proof) return null;
        setBusy(true);
        answer = await send(proof);
        if (answer.error === undefined || !mayProveAgain(answer.error)) return answer;
        failure = failureMessage(answer.error);
        // What a passkey signs is asked for once.
        if (proof.passkey) {
          answer = await send({});
          needed = factorNeeded(answer.error);
        }
        setBusy(false);
      }
      return answer;
    } finally {
      setAsked(null);
      setBusy(false);
    }
  }, []);
  const step = asked ? (
    <Suspense fallback={<SkeletonList rows={2} rowHeight={48} />}>
      <FactorForm
        key={asked.tries}
        needed={asked.needed}
        deed={deed}
        busy={busy}
        failure={asked.failure}
        onProof={asked.give}
        onBack={() => asked.give(null)}
      />
    </Suspense>
  ) : null;
  return { withFactor, step };
}
