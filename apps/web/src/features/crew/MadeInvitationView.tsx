import type { MadeInvitation } from '@ddak/protocol';
import { Field } from '@ddak/ui';
import Button from '@mui/material/Button';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useRef, useState } from 'react';
import { copyText } from '../../platform/copy-text.ts';
import { ChoiceField } from '../../platform/form/ChoiceField.tsx';
import { copyQr } from '../../platform/qr/copy-qr.ts';
import { QrCode } from '../../platform/qr/QrCode.tsx';
import { LinkReachNote } from './LinkReachNote.tsx';
import { shareLink } from './share-link.ts';

/** The new invitation: QR code, link and code, to be handed on. It cannot be looked up again. */
export function MadeInvitationView(props: { readonly made: MadeInvitation; readonly title: string }) {
  const { url: ownUrl, code, reach } = props.made;
  // CR7: the address that others can open, where the server hears their network.
  const origins = reach.isHeard ? reach.origins : [];
  const [origin, setOrigin] = useState(origins[0] ?? new URL(ownUrl).origin);
  const url = ownUrl.replace(new URL(ownUrl).origin, origin);
  const link = useRef<HTMLInputElement>(null);
  return (
    <>
      <QrCode text={url} label={`초대 링크 QR 코드: ${url}`} />
      <p style={{ textAlign: 'center', fontSize: 18, fontWeight: 700, letterSpacing: '.04em' }}>{code}</p>
      <LinkReachNote reach={reach} />
      {origins.length > 1 ? (
        <ChoiceField
          label="주소"
          hint="열리지 않으면 다른 주소로 보내 보세요."
          value={origin}
          options={origins.map((one) => ({ value: one, label: one }))}
          onChange={setOrigin}
        />
      ) : null}
      <Field label="초대 링크" hint="링크와 코드는 지금만 볼 수 있어요. 복사하거나 공유해 주세요.">
        {(ids) => (
          <OutlinedInput
            fullWidth
            readOnly
            value={url}
            inputRef={link}
            inputProps={ids}
            onFocus={(event) => event.target.select()}
          />
        )}
      </Field>
      <div style={{ display: 'flex', gap: 8 }}>
        <Button variant="contained" fullWidth onClick={() => void copyText(url, link.current)}>
          링크 복사
        </Button>
        <Button variant="outlined" fullWidth onClick={() => void copyQr(url, `${props.title} 초대 QR.png`)}>
          QR 복사
        </Button>
        {'share' in navigator ? (
          <Button variant="outlined" fullWidth onClick={() => void shareLink(`〈${props.title}〉 초대`, url)}>
            공유
          </Button>
        ) : null}
      </div>
    </>
  );
}
