import { setImmediate } from 'node:timers/promises';

/**
 * Works something out as soon as what is being done has been handed on, so that nobody waits for it behind what takes
 * time elsewhere. Who asks before has it worked out then; that it failed is told to whoever asks.
 */
export function inTheMeantime<T>(work: () => T): () => T {
  let done: { readonly value: T } | undefined;
  const ask = (): T => {
    done ??= { value: work() };
    return done.value;
  };
  // What has failed is tried again by who asks, and fails there.
  void setImmediate()
    .then(ask)
    .catch(() => {});
  return ask;
}
