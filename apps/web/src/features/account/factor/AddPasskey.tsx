import type { FactorSet } from '@ddak/protocol';
import { useState } from 'react';
import { failureMessage } from '../../../platform/api.ts';
import { makePasskey } from '../../../platform/factor/passkey.ts';
import { deviceName } from '../device-name.ts';
import { useAddPasskeyMutation, usePasskeyOptionsMutation } from './factor-api.ts';
import { PasskeyNameDialog } from './PasskeyNameDialog.tsx';
import type { Confirmed } from './use-confirmed.tsx';

/** A name for the passkey; then the browser makes it. */
export function AddPasskey(props: {
  readonly confirmed: Confirmed;
  readonly onSet: (set: FactorSet) => void;
  readonly onClose: () => void;
}) {
  const [ask] = usePasskeyOptionsMutation();
  const [add] = useAddPasskeyMutation();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const register = async (name: string): Promise<string | null> => {
    const options = await props.confirmed(() => ask());
    if (!options) return null;
    if (!options.data) return failureMessage(options.error);
    const made = await makePasskey(options.data);
    if ('failure' in made) return made.failure;
    const answer = await add({ name, response: made.answer });
    if (!answer.data) return failureMessage(answer.error);
    props.onSet(answer.data);
    return null;
  };
  const submit = async (name: string): Promise<void> => {
    setBusy(true);
    setFailure(null);
    setFailure(await register(name));
    setBusy(false);
  };
  return (
    <PasskeyNameDialog
      title="패스키 등록"
      name={deviceName(navigator.userAgent)}
      submitLabel="등록"
      busy={busy}
      failure={failure}
      onSubmit={(name) => void submit(name)}
      onClose={props.onClose}
    />
  );
}
