import toast from 'react-hot-toast';
import { saveFile } from '../save-file.ts';
import { qrCells } from './qr-cells.ts';

/** Pixels a cell: sharp on a phone, and small enough for any chat room. */
const CELL = 12;

/** A text as a QR code, as a PNG: what a chat room takes. */
function qrPicture(text: string): Promise<Blob> {
  const { size, dark } = qrCells(text);
  const canvas = document.createElement('canvas');
  canvas.width = size * CELL;
  canvas.height = size * CELL;
  const pen = canvas.getContext('2d')!;
  pen.fillStyle = '#fff';
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.fillStyle = '#000';
  for (const [x, y] of dark) pen.fillRect(x * CELL, y * CELL, CELL, CELL);
  return new Promise((done) => canvas.toBlob((blob) => done(blob!), 'image/png'));
}

/** Copies a QR code as a picture. A page that is not served by HTTPS may not: then the picture is saved as a file. */
export async function copyQr(text: string, fileName: string): Promise<void> {
  const picture = await qrPicture(text);
  try {
    await navigator.clipboard.write([new ClipboardItem({ 'image/png': picture })]);
    toast.success('QR 코드를 그림으로 복사했어요.');
  } catch {
    saveFile(picture, fileName);
    toast.success('QR 코드를 그림 파일로 저장했어요.');
  }
}
