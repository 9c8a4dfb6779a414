import type { Consent } from '@ddak/protocol';
import { TOUCH } from '@ddak/ui';
import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { CONSENT_LINES, isRequired, withConsent } from './consents.ts';

const Boxes = styled('fieldset')({
  display: 'grid',
  gap: 2,
  margin: 0,
  padding: '10px 0 0',
  border: 0,
  borderTop: '1px solid var(--line)',
  '& > legend': { float: 'left', width: '100%', padding: '0 0 4px', fontWeight: 600 },
  '& > div': { clear: 'both', display: 'flex', alignItems: 'center', gap: 8, minHeight: 32 },
  '& label': { display: 'flex', alignItems: 'center', gap: 8, flex: 1, cursor: 'pointer' },
  '& input': { width: 18, height: 18, margin: 0, accentColor: 'var(--brand)' },
  '& small': { color: 'var(--ink-2)', fontSize: 12 },
  '& a': { color: 'var(--brand-ink)' },
  '& > p': { color: 'var(--err-ink)', fontSize: 12 },
  [TOUCH]: { '& > div': { minHeight: 44 }, '& a': { padding: '12px 4px' } },
});

/** Each consent in a box of its own, none ticked beforehand, with the text it is about. */
export function ConsentBoxes(props: {
  readonly given: readonly Consent[];
  readonly missing: readonly Consent[];
  readonly onChange: (given: readonly Consent[]) => void;
}) {
  const { given, missing, onChange } = props;
  const wrong = useId();
  return (
    <Boxes>
      <legend>동의</legend>
      <div>
        <label>
          <input
            type="checkbox"
            checked={CONSENT_LINES.every(({ kind }) => given.includes(kind))}
            onChange={(event) => onChange(event.target.checked ? CONSENT_LINES.map(({ kind }) => kind) : [])}
          />
          <b>
            모두 동의 <small>(선택 항목도)</small>
          </b>
        </label>
      </div>
      {CONSENT_LINES.map(({ kind, label, path }) => (
        <div key={kind}>
          <label>
            <input
              type="checkbox"
              checked={given.includes(kind)}
              required={isRequired(kind)}
              aria-invalid={missing.includes(kind)}
              aria-describedby={missing.includes(kind) ? wrong : undefined}
              onChange={(event) => onChange(withConsent(given, kind, event.target.checked))}
            />
            <span>
              {label} <small>{isRequired(kind) ? '(필수)' : '(선택)'}</small>
            </span>
          </label>
          {path ? (
            <a href={path} target="_blank" rel="noopener" aria-label={`${label} 내용 보기 (새 탭)`}>
              보기
            </a>
          ) : null}
        </div>
      ))}
      {missing.length > 0 ? (
        <p id={wrong} role="alert">
          필수 항목에 동의해 주세요.
        </p>
      ) : null}
    </Boxes>
  );
}
