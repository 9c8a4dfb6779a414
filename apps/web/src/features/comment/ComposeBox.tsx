import type { Target } from '@ddak/domain';
import { useIsPhone } from '@ddak/ui';
import Button from '@mui/material/Button';
import OutlinedInput from '@mui/material/OutlinedInput';
import { styled } from '@mui/material/styles';
import { type KeyboardEvent, useId, useRef } from 'react';
import { MentionList, optionId } from './MentionList.tsx';
import { type CommentDraft, EMPTY_DRAFT, keptText } from './mention-text.ts';
import { useMention } from './use-mention.ts';

const Box = styled('div')({
  position: 'relative',
  '& .acts': { display: 'flex', alignItems: 'center', gap: 8, marginTop: 8 },
  '& .acts > small': { flex: 1, minWidth: 0, fontSize: 11.5, color: 'var(--ink-3)' },
});

/** As long as a comment may be (CM2). */
const LONGEST = 4_000;

/** Where a comment is written: names with `@`, Enter sends it, Esc leaves it. */
export function ComposeBox(props: {
  readonly target: Target;
  readonly label: string;
  readonly placeholder: string;
  readonly action: string;
  readonly draft: CommentDraft;
  readonly onDraft: (draft: CommentDraft) => void;
  readonly onSend: (text: string) => void;
  /** Gives the writing up; without it there is nothing to give up. */
  readonly onLeave?: () => void;
  readonly autoFocus?: boolean;
}) {
  const { draft, onDraft, onLeave } = props;
  const phone = useIsPhone();
  const listId = useId();
  const input = useRef<HTMLTextAreaElement>(null);
  const mention = useMention({ target: props.target, draft, onDraft, input });
  const kept = keptText(draft);
  const send = () => {
    if (kept === '' || kept.length > LONGEST) return;
    onDraft(EMPTY_DRAFT);
    props.onSend(kept);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // What a key does to a syllable that is not finished is the keyboard's affair.
    if (event.nativeEvent.isComposing || mention.onKey(event)) return;
    if (event.key === 'Enter' && !event.shiftKey && !phone) {
      event.preventDefault();
      send();
    } else if (event.key === 'Escape' && onLeave) {
      event.stopPropagation();
      onLeave();
    }
  };
  const isNaming = mention.people.length > 0;
  return (
    <Box>
      {isNaming ? (
        <MentionList id={listId} people={mention.people} at={mention.at} onPick={mention.pick} />
      ) : null}
      <OutlinedInput
        fullWidth
        multiline
        maxRows={8}
        autoFocus={props.autoFocus ?? false}
        inputRef={input}
        placeholder={props.placeholder}
        value={draft.text}
        onChange={(event) => {
          mention.setCaret(event.target.selectionStart ?? event.target.value.length);
          onDraft({ ...draft, text: event.target.value });
        }}
        onKeyDown={onKeyDown}
        onSelect={(event) => mention.setCaret((event.target as HTMLTextAreaElement).selectionStart)}
        inputProps={{
          'aria-label': props.label,
          'aria-autocomplete': 'list',
          ...(isNaming
            ? { 'aria-controls': listId, 'aria-activedescendant': optionId(listId, mention.at) }
            : {}),
        }}
      />
      <div className="acts">
        <small>
          {kept.length > LONGEST ? `${LONGEST.toLocaleString()}자까지 쓸 수 있어요.` : '@로 사람을 불러요'}
        </small>
        {onLeave ? (
          <Button size="small" variant="text" onClick={onLeave}>
            취소
          </Button>
        ) : null}
        <Button
          size="small"
          variant="contained"
          disabled={kept === '' || kept.length > LONGEST}
          onClick={send}
        >
          {props.action}
        </Button>
      </div>
    </Box>
  );
}
