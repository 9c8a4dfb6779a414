import type { Id } from '@ddak/domain';
import type { SignedIn } from '../../http/app.ts';
import type { Authentication } from '../../http/authentication.ts';
import type { RateLimits } from '../../http/rate-limits.ts';
import type { FactorParts } from './factor-parts.ts';

/** What the routes of second factors need. */
export interface FactorDeps extends FactorParts {
  readonly authentication: Authentication;
  readonly limits: RateLimits;
  /** Whether the session of that chain was confirmed a moment ago: by the password, and by the factor where there is one. */
  readonly isConfirmed: (familyId: Id) => Promise<boolean>;
  /** Ends every session of the person but the one that asks. */
  readonly endOtherSessions: (who: SignedIn) => Promise<void>;
}
