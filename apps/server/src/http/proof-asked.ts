import type { Id } from '@ddak/domain';
import type { FactorProof } from '@ddak/protocol';

/**
 * Who is to prove by a second factor, where one is set, that it is them. Their password was right: nobody else learns
 * whether there is a factor.
 */
export interface ProofAsked {
  readonly userId: Id;
  readonly proof: FactorProof;
  readonly door: 'signIn' | 'confirm';
  /** The origin that the browser has called. */
  readonly origin: string;
  /** Where the try comes from: wrong ones count against that. */
  readonly source: string;
  /** What tries from everywhere count against, too; null where the browser has been signed in to the account before. */
  readonly everywhere: string | null;
}

/** Fails unless the account has no second factor or the proof is right. */
export type ProveFactor = (asked: ProofAsked) => Promise<void>;
