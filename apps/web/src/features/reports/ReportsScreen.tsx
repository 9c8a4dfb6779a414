import { DropMenu, Grow, Icon, Page, TopBar, useIsPhone } from '@ddak/ui';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { ReportDownload } from './ReportDownload.tsx';
import { ReportOptionsBar } from './ReportOptionsBar.tsx';
import { ReportTable } from './ReportTable.tsx';
import { type AskedReport, useAskedReport } from './use-asked-report.ts';

const Body = styled('div')({
  display: 'grid',
  gridTemplateColumns: '176px minmax(0, 1fr)',
  minHeight: 0,
  '&[data-phone]': { gridTemplateColumns: 'minmax(0, 1fr)' },
  '& > div': { display: 'grid', gridTemplateRows: 'auto minmax(0, 1fr)', minWidth: 0, minHeight: 0 },
});
const Kinds = styled('nav')({
  display: 'flex',
  flexDirection: 'column',
  gap: 2,
  padding: '10px 8px',
  overflowY: 'auto',
  borderRight: '1px solid var(--line)',
  background: 'var(--surface)',
  '& > button': {
    padding: '7px 10px',
    border: 0,
    borderRadius: 'var(--r-chip)',
    background: 'transparent',
    color: 'var(--ink-2)',
    fontWeight: 500,
    textAlign: 'left',
    cursor: 'pointer',
  },
  '& > button:hover': { background: 'var(--sunken)' },
  '& > button[aria-current="page"]': {
    background: 'var(--brand-soft)',
    color: 'var(--brand-ink)',
    fontWeight: 600,
  },
});

/** 보고서: what is hung up, handed round and taken away, each seen before it is printed. */
export default function ReportsScreen() {
  const isPhone = useIsPhone();
  const asked = useAskedReport();
  return (
    <Page>
      <TopBar>
        <h1>보고서</h1>
        {isPhone ? <KindMenu asked={asked} /> : null}
        <Grow />
        <ReportDownload asked={asked} />
      </TopBar>
      <Body data-phone={isPhone ? true : undefined}>
        {isPhone ? null : (
          <Kinds aria-label="보고서 종류">
            {asked.offered.map(({ kind, label }) => (
              <button
                key={kind}
                type="button"
                aria-current={kind === asked.kind ? 'page' : undefined}
                onClick={() => asked.show(kind)}
              >
                {label}
              </button>
            ))}
          </Kinds>
        )}
        <div>
          <ReportOptionsBar asked={asked} />
          {asked.report ? <ReportTable key={asked.kind} report={asked.report} /> : null}
        </div>
      </Body>
    </Page>
  );
}

function KindMenu({ asked }: { readonly asked: AskedReport }) {
  return (
    <DropMenu
      trigger={(open) => (
        <Button {...open} endIcon={<Icon name="chevronDown" size={12} />}>
          {asked.offered.find(({ kind }) => kind === asked.kind)?.label ?? '종류'}
        </Button>
      )}
      entries={asked.offered.map(({ kind, label }) => ({
        label,
        selected: kind === asked.kind,
        onSelect: () => asked.show(kind),
      }))}
    />
  );
}
