import type { ScriptDocument } from '../../paragraph.ts';
import { UnreadableFile } from '../../refusal.ts';
import { convertHwp } from '../hwp/hwp-engine.ts';
import { missingFromPreview } from '../hwp/preview-check.ts';
import { parseXml } from '../xml-tree.ts';
import { listZip, unzipEntries } from '../zip-entries.ts';
import { HwpxBody } from './hwpx-body.ts';
import { readHwpxLooks } from './hwpx-header.ts';

/** HWPX (OWPML): sections in their order, tables, text boxes and notes included, page heads and deletions left out and told. */
export function readHwpx(bytes: Uint8Array, password?: string): ScriptDocument {
  listZip(bytes);
  const files = unzipEntries(bytes, (name) =>
    /^(?:Contents\/(?:section\d+|header)\.xml|META-INF\/manifest\.xml|Preview\/PrvText\.txt)$/i.test(name),
  );
  const text = (name: string): string | null => {
    const key = Object.keys(files).find((file) => file.toLowerCase() === name.toLowerCase());
    return key ? new TextDecoder().decode(files[key]) : null;
  };
  if (/encryption-data/i.test(text('META-INF/manifest.xml') ?? '')) {
    if (password === undefined) throw new UnreadableFile('password_needed');
    return { ...readHwpx(convertHwp(bytes, password)), format: 'hwpx' };
  }
  const sections = Object.keys(files)
    .filter((name) => /section\d+\.xml$/i.test(name))
    .sort((a, b) => sectionNumber(a) - sectionNumber(b));
  if (sections.length === 0) throw new UnreadableFile('file_damaged');
  const body = new HwpxBody(readHwpxLooks(text('Contents/header.xml')));
  for (const name of sections) {
    const root = parseXml(text(name) ?? '').find((node) => node.name === 'sec');
    if (!root) throw new UnreadableFile('file_damaged', name);
    body.section(root);
  }
  const { paragraphs, unread } = body.result();
  const preview = text('Preview/PrvText.txt');
  const missing = preview ? missingFromPreview(preview, paragraphs) : [];
  return { format: 'hwpx', title: null, paragraphs, unread: [...missing, ...unread] };
}

function sectionNumber(name: string): number {
  return Number(/(\d+)\.xml$/i.exec(name)?.[1] ?? 0);
}
