import { type DragEvent, useEffect, useRef, useState } from 'react';

const holdsFile = (event: DragEvent): boolean => event.dataTransfer.types.includes('Files');

/** Files that are dragged onto something; `isOver` while they are. */
export function useFileDrop(onFiles: (files: readonly File[]) => void) {
  // Counted: to go into a child is to leave and to enter.
  const depth = useRef(0);
  const [isOver, setOver] = useState(false);
  const change = (by: number) => {
    depth.current = Math.max(0, depth.current + by);
    setOver(depth.current > 0);
  };
  // What is dropped beside it, or let go of with Esc, is not over it any more.
  useEffect(() => {
    const onEnd = () => {
      depth.current = 0;
      setOver(false);
    };
    window.addEventListener('drop', onEnd, true);
    window.addEventListener('dragend', onEnd, true);
    return () => {
      window.removeEventListener('drop', onEnd, true);
      window.removeEventListener('dragend', onEnd, true);
    };
  }, []);
  const handlers = {
    onDragEnter: (event: DragEvent) => {
      if (holdsFile(event)) change(1);
    },
    onDragOver: (event: DragEvent) => {
      if (holdsFile(event)) event.preventDefault();
    },
    onDragLeave: (event: DragEvent) => {
      if (holdsFile(event)) change(-1);
    },
    onDrop: (event: DragEvent) => {
      if (!holdsFile(event)) return;
      event.preventDefault();
      // A place inside a larger one takes it alone.
      event.stopPropagation();
      onFiles([...event.dataTransfer.files]);
    },
  };
  return { isOver, handlers };
}
