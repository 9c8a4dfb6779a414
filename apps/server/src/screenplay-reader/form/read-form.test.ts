import { formSample } from '@ddak/documents/form';
import { buildCallsheetView, formValues } from '@ddak/domain';
import { shootingDay } from '@ddak/testkit';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { beforeAll, describe, expect, it } from 'vitest';
import { runTask } from '../run-task.ts';
import type { FormReading, FormWriting } from './read-form.ts';

let sample: Uint8Array;
beforeAll(async () => {
  sample = await formSample(new Date(0));
});

const check = (bytes: Uint8Array) => runTask<FormReading>({ task: 'checkForm' }, bytes, 'test');

/** The form to begin with, with parts put in or changed. */
function altered(change: (parts: Record<string, Uint8Array>) => void): Uint8Array {
  const parts = unzipSync(sample);
  change(parts);
  return zipSync(parts);
}
const RELATIONS = 'xl/_rels/workbook.xml.rels';
const related = (more: string) =>
  altered((parts) => {
    const text = strFromU8(parts[RELATIONS]!).replace('</Relationships>', `${more}</Relationships>`);
    parts[RELATIONS] = strToU8(text);
  });
const refused = async (bytes: Uint8Array): Promise<string> => {
  const answer = await check(bytes);
  if (!answer.ok) return answer.code;
  return answer.result.ok ? 'taken' : answer.result.code;
};

describe('a form that is read where scripts are read', () => {
  it('CS71: is filled in there, with all that it may reach being itself', async () => {
    const { production, callsheetId } = shootingDay();
    const view = buildCallsheetView(production.state, callsheetId, { phones: 'all' })!;
    expect(await check(sample)).toEqual({ ok: true, result: { ok: true } });
    const request = { task: 'fillForm', values: formValues(view), madeAt: 0 } as const;
    const answer = await runTask<FormWriting>(request, sample, 'test');
    if (!answer.ok || !answer.result.ok) throw new Error(JSON.stringify(answer));
    const parts = unzipSync(Buffer.from(answer.result.xlsx, 'base64'));
    const words = Object.values(parts)
      .map((part) => strFromU8(part))
      .join('');
    expect(words).toContain(view.projectTitle);
    expect(words).not.toContain('{{');
  });

  it('CS70: is filled in without a theme too, and names no part that is not there', async () => {
    const { production, callsheetId } = shootingDay();
    const view = buildCallsheetView(production.state, callsheetId, { phones: 'all' })!;
    const plain = altered((parts) => {
      delete parts['xl/theme/theme1.xml'];
      for (const name of [RELATIONS, '[Content_Types].xml']) {
        const text = strFromU8(parts[name]!).replace(
          /<(?:Relationship|Override)\b[^>]*theme1\.xml[^>]*\/>/g,
          '',
        );
        parts[name] = strToU8(text);
      }
    });
    const request = { task: 'fillForm', values: formValues(view), madeAt: 0 } as const;
    const answer = await runTask<FormWriting>(request, plain, 'test');
    if (!answer.ok || !answer.result.ok) throw new Error(JSON.stringify(answer));
    const parts = unzipSync(Buffer.from(answer.result.xlsx, 'base64'));
    const named = strFromU8(parts['[Content_Types].xml']!).matchAll(/PartName="\/([^"]+)"/g);
    for (const [, name = ''] of named) expect(Object.keys(parts)).toContain(name);
  });

  it('CS71: with macros is refused, whatever its name says', async () => {
    const macros = altered((parts) => {
      parts['xl/vbaProject.bin'] = new Uint8Array(64);
    });
    const typed = altered((parts) => {
      const types = strFromU8(parts['[Content_Types].xml']!);
      parts['[Content_Types].xml'] = strToU8(
        types.replace(/spreadsheetml\.sheet\.main/, 'excel.macroEnabled.main'),
      );
    });
    expect(await refused(macros)).toBe('form_macros');
    expect(await refused(typed)).toBe('form_macros');
  });

  it('CS71: that reaches out of itself is refused; a link that people follow is not', async () => {
    const linked = altered((parts) => {
      parts['xl/externalLinks/externalLink1.xml'] = strToU8('<externalLink/>');
    });
    const type = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
    const lead = (kind: string) =>
      `<Relationship Id="rId90" Type="${type}/${kind}" Target="http://example.com/x" TargetMode="External"/>`;
    expect(await refused(linked)).toBe('form_reaches_out');
    expect(await refused(related(lead('image')))).toBe('form_reaches_out');
    expect(await refused(related(lead('hyperlink')))).toBe('taken');
  });

  it('CS71: that is a bomb, locked, cut short, or something else is refused', async () => {
    const bomb = altered((parts) => {
      parts['xl/media/image1.png'] = new Uint8Array(30 * 1024 * 1024);
    });
    expect(bomb.length).toBeLessThan(100_000);
    const many = altered((parts) => {
      for (let i = 0; i < 5; i++) parts[`xl/media/${i}.png`] = new Uint8Array(15 * 1024 * 1024);
    });
    const lying = Buffer.from(bomb);
    // It claims to be small in its directory.
    const at = lying.lastIndexOf('xl/media/image1.png') - 46;
    lying.writeUInt32LE(100, at + 24);
    const entity = altered((parts) => {
      parts['xl/workbook.xml'] = strToU8(
        `<!DOCTYPE a [<!ENTITY b "c">]>${strFromU8(parts['xl/workbook.xml']!)}`,
      );
    });
    for (const bytes of [bomb, many, lying, entity, sample.slice(0, sample.length / 2)])
      expect(await refused(bytes)).toBe('form_damaged');
    for (const bytes of [
      strToU8('작품,회차\n'),
      Buffer.from('d0cf11e0a1b11ae1', 'hex'),
      zipSync({ a: strToU8('b') }),
    ])
      expect(await refused(bytes)).toBe('form_not_xlsx');
  });
});
