import { memo } from 'react';
import { WarnMark } from '../../../platform/findings/WarnMark.tsx';
import { ChosenStrip } from '../strip-look/ChosenStrip.tsx';
import { type StripProps, stripBox, stripNumber } from './strip-props.ts';

/**
 * One scene: two lines of text, each cut off with dots as a whole. A box that cuts itself off is one more for the browser
 * to put together at every frame in which anything moves. `minutes` overrides its own where the row says otherwise;
 * `warning` and `days` stand before the people.
 */
export const Strip = memo(function Strip(props: StripProps) {
  const { strip, warning, days } = props;
  if (strip.words) return <ChosenStrip {...props} words={strip.words} />;
  return (
    <div {...stripBox(props)}>
      <div>
        <b>{stripNumber(props)}</b> {strip.where ? <i>{strip.where}</i> : null} {strip.setName}
      </div>
      <small>{props.minutes ?? strip.minutes}분</small>
      <div>
        {warning ? <WarnMark text={warning} hard={props.warnsHard ?? true} /> : null}
        {days ? <span className="days">{days} </span> : null}
        {strip.people ? <b>{strip.people} </b> : null}
        {strip.synopsis || '\u00a0'}
      </div>
    </div>
  );
});

/** A row of kind `phase`. */
export function PhaseStrip(props: {
  readonly text: string;
  readonly minutes: number;
  readonly warning?: string;
  readonly warnsHard?: boolean;
}) {
  return (
    <div className="phase-strip">
      {props.warning ? <WarnMark text={props.warning} hard={props.warnsHard ?? true} /> : null}
      <span>{props.text}</span>
      <small>{props.minutes}분</small>
    </div>
  );
}
