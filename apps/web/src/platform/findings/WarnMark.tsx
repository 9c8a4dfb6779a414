/** What is hard is a filled ▲, what is soft a hollow △: told apart without colour too. */
export const markOfSeverity = (hard: boolean): string => (hard ? '▲' : '△');

export const SeverityMark = ({ hard }: { readonly hard: boolean }) => (
  <span role="img" aria-label={hard ? '꼭 지킬 것' : '살펴볼 것'}>
    {markOfSeverity(hard)}
  </span>
);

/** What the checks say of a row, red where it is hard, else amber. */
export const WarnMark = (props: { readonly text: string; readonly hard: boolean }) => (
  <span className="warn" data-soft={props.hard ? undefined : true}>
    <SeverityMark hard={props.hard} /> {props.text}{' '}
  </span>
);
