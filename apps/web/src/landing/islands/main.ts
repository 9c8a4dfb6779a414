import '../styles/frame.css';
import '../styles/board.css';
import '../styles/parts.css';
import '../styles/reading.css';
import '../styles/narrow.css';
import { closeDial } from './close-dial.ts';
import { dragBoard } from './drag-board.ts';
import { sendLetters } from './send-letter.ts';

// Everything reads and leads on without this script; it makes the board move and sends the two forms.
const board = document.querySelector<HTMLElement>('[data-board]');
if (board) dragBoard(board);
closeDial(document);
sendLetters(document);
