import { WarnMark } from '../../../platform/findings/WarnMark.tsx';
import { type StripProps, stripBox, stripNumber } from '../parts/strip-props.ts';
import type { StripWords } from './strip-words.ts';

/** TT23: a strip that says what somebody has chosen. What a check and the set say of it is always there. */
export function ChosenStrip({ words, ...props }: StripProps & { readonly words: StripWords }) {
  const { strip, warning, days } = props;
  const marks = (
    <>
      {warning ? <WarnMark text={warning} hard={props.warnsHard ?? true} /> : null}
      {days ? <span className="days">{days} </span> : null}
    </>
  );
  const text = (
    <>
      {words.people ? <b>{words.people} </b> : null}
      {words.text || '\u00a0'}
    </>
  );
  const isOneLine = words.lines === 1;
  const minutes = words.minutes ? `${props.minutes ?? strip.minutes}분` : '';
  return (
    <div {...stripBox(props)} data-lines={words.lines}>
      <div>
        <b>{stripNumber(props)}</b> {isOneLine ? marks : null}
        {words.where ? <i>{words.where}</i> : null} {words.setName}{' '}
        {isOneLine ? <span className="rest">{text}</span> : null}
      </div>
      <small>{[minutes, words.sizes].filter((one) => one !== '').join(' · ')}</small>
      {isOneLine ? null : (
        <div>
          {marks}
          {text}
        </div>
      )}
    </div>
  );
}
