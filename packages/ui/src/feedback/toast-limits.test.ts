import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import toast, { useToasterStore } from 'react-hot-toast';
import { describe, expect, it } from 'vitest';
import { TOAST_LIMITS } from './toast-limits.ts';

describe('toasts', () => {
  it('SPEC 9: stay 4000 ms, successes 2000 ms, loading ones until they are over, 350 px wide at most', () => {
    expect(TOAST_LIMITS).toEqual({
      blankMs: 4000,
      errorMs: 4000,
      successMs: 2000,
      loadingMs: Number.POSITIVE_INFINITY,
      maxWidth: 350,
    });
  });

  it('SPEC 9: are at most 20 at once', () => {
    for (let i = 0; i < 25; i++) toast(`${i}`);
    let shown: readonly string[] = [];
    const Probe = () => {
      shown = useToasterStore().toasts.map(({ message }) => String(message));
      return null;
    };
    renderToStaticMarkup(createElement(Probe));
    expect(shown).toHaveLength(20);
    expect(shown[0]).toBe('24');
  });
});
