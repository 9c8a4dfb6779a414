import { describe, expect, it } from 'vitest';
import { type Sharer, shareFiles } from './share-files.ts';

const files = [new File(['%PDF'], '일촬표.pdf', { type: 'application/pdf' })];
const sharer = (share: () => Promise<void>, canShare = true): Sharer => ({ canShare: () => canShare, share });
const throwing = (name: string) => sharer(() => Promise.reject(new DOMException('', name)));

describe('sharing files', () => {
  it('hands them to the device', async () => {
    const shared: unknown[] = [];
    const device: Sharer = {
      canShare: () => true,
      share: async (data) => void shared.push(data?.files?.map(({ name }) => name)),
    };
    expect(await shareFiles(files, device)).toBe('shared');
    expect(shared).toEqual([['일촬표.pdf']]);
  });

  it('says where a device cannot, where it asks for another tap, and where a person closed its list', async () => {
    expect(await shareFiles(files, {})).toBe('cannot');
    expect(
      await shareFiles(
        files,
        sharer(() => Promise.resolve(), false),
      ),
    ).toBe('cannot');
    expect(await shareFiles(files, throwing('NotAllowedError'))).toBe('needsTap');
    expect(await shareFiles(files, throwing('AbortError'))).toBe('closed');
    await expect(shareFiles(files, throwing('DataError'))).rejects.toThrow();
  });
});
