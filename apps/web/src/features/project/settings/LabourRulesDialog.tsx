import {
  LABOUR_NOTICE,
  LABOUR_RULE_IDS,
  LABOUR_RULES,
  type LabourOverrides,
  type LabourRule,
  type LabourRuleId,
  type Project,
  rulesInForce,
} from '@ddak/domain';
import { FormDialog, PHONE, SegmentedControl } from '@ddak/ui';
import Button from '@mui/material/Button';
import InputAdornment from '@mui/material/InputAdornment';
import OutlinedInput from '@mui/material/OutlinedInput';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { ReadDialog } from '../../../platform/form/ReadDialog.tsx';
import { useCan, useRunCommand } from '../../../sync/hooks.ts';
import { KIND_WORDS, override, readValue, unitWord, writeValue } from './labour-values.ts';

const Rule = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 124px 116px 72px',
  gap: '4px 12px',
  alignItems: 'center',
  padding: '8px 0',
  borderTop: '1px solid var(--line)',
  '& b': { display: 'block', fontWeight: 600 },
  '& small': { fontSize: 12, color: 'var(--ink-3)' },
  [PHONE]: { gridTemplateColumns: '124px minmax(0, 1fr)', '& > :first-of-type': { gridColumn: '1 / -1' } },
});

const dated = (date: string): string => date.split('-').map(Number).join('.');
/** An addition to a wage is reckoned with, never broken. */
const isPrice = ({ unit }: LabourRule): boolean => unit === 'percent' || unit === 'times';
const sourceOf = (rule: LabourRule): string =>
  `${KIND_WORDS[rule.kind]} · ${rule.source} · ${dated(rule.date)} 기준 · 다시 볼 날 ${dated(rule.checkBy)}`;

/** LB1: the working-time rules of a production, each with where it is from, and its own value and severity. */
export function LabourRulesDialog(props: { readonly project: Project; readonly onClose: () => void }) {
  const run = useRunCommand();
  const canEdit = useCan('project', 'write');
  const [overrides, setOverrides] = useState<LabourOverrides>(props.project.labourRules);
  const [wrong, setWrong] = useState<readonly LabourRuleId[]>([]);
  const rules = rulesInForce(overrides);
  const notice = (
    <p style={{ color: 'var(--ink-2)' }}>
      {LABOUR_NOTICE} ‘꼭 지킴’은 자동 배치도 넘지 않고, ‘알림’은 넘으면 알려 드려요.
    </p>
  );
  if (!canEdit)
    return (
      <ReadDialog title="근로 기준" onClose={props.onClose}>
        {notice}
        {LABOUR_RULE_IDS.map((id) => (
          <div key={id}>
            <b style={{ fontWeight: 600 }}>{rules[id].name}</b> {writeValue(rules[id])} {unitWord(rules[id])}{' '}
            · {rules[id].severity === 'hard' ? '꼭 지킴' : '알림'}
            <br />
            <small style={{ fontSize: 12, color: 'var(--ink-3)' }}>{sourceOf(rules[id])}</small>
          </div>
        ))}
      </ReadDialog>
    );
  return (
    <FormDialog
      open
      width="md"
      title="근로 기준"
      submitLabel="저장"
      disabled={wrong.length > 0}
      onSubmit={() => {
        run('editProject', { patch: { labourRules: overrides } });
        props.onClose();
      }}
      onClose={props.onClose}
    >
      {notice}
      <div>
        {LABOUR_RULE_IDS.map((id) => (
          <RuleFields
            key={id}
            rule={rules[id]}
            own={overrides[id] !== undefined}
            onValue={(value) => {
              setWrong((old) => (value === null ? [...old, id] : old.filter((one) => one !== id)));
              if (value !== null) setOverrides((old) => override(old, id, { value }));
            }}
            onSeverity={(severity) => setOverrides((old) => override(old, id, { severity }))}
            onReset={() => {
              const { value, severity } = LABOUR_RULES[id];
              setWrong((old) => old.filter((one) => one !== id));
              setOverrides((old) => override(old, id, { value, severity }));
            }}
          />
        ))}
      </div>
    </FormDialog>
  );
}

function RuleFields(props: {
  readonly rule: LabourRule;
  readonly own: boolean;
  readonly onValue: (value: number | null) => void;
  readonly onSeverity: (severity: LabourRule['severity']) => void;
  readonly onReset: () => void;
}) {
  const { rule, own } = props;
  const [text, setText] = useState(writeValue(rule));
  const wrong = readValue(rule, text) === null;
  return (
    <Rule>
      <div>
        <b>{rule.name}</b>
        <small>{sourceOf(rule)}</small>
      </div>
      <OutlinedInput
        value={text}
        error={wrong}
        inputProps={{ 'aria-label': `${rule.name} 값`, autoComplete: 'off' }}
        endAdornment={
          <InputAdornment position="end" disableTypography sx={{ color: 'var(--ink-3)' }}>
            {unitWord(rule)}
          </InputAdornment>
        }
        onChange={(event) => {
          setText(event.target.value);
          props.onValue(readValue(rule, event.target.value));
        }}
      />
      {isPrice(rule) ? (
        <span />
      ) : (
        <SegmentedControl
          label={`${rule.name} 구속력`}
          value={rule.severity}
          options={[
            { value: 'hard', label: '꼭 지킴' },
            { value: 'soft', label: '알림' },
          ]}
          onChange={props.onSeverity}
        />
      )}
      {own || wrong ? (
        <Button
          size="small"
          variant="text"
          onClick={() => {
            const standard = LABOUR_RULES[rule.id as LabourRuleId];
            setText(writeValue(standard));
            props.onReset();
          }}
        >
          기본값
        </Button>
      ) : (
        <span />
      )}
    </Rule>
  );
}
