import type { DragEvent } from 'react';

/** Makes an element accept dropped files. While a file is over it, it has the attribute `data-drop`. */
export function acceptFile(onFile: (file: File) => void) {
  const unmark = ({ currentTarget }: DragEvent<HTMLElement>): void =>
    void delete currentTarget.dataset['drop'];
  return {
    onDragOver(event: DragEvent<HTMLElement>): void {
      if (!event.dataTransfer.types.includes('Files')) return;
      // Without this, the browser leaves the page and shows the file.
      event.preventDefault();
      event.currentTarget.dataset['drop'] = '';
    },
    onDragLeave: unmark,
    onDrop(event: DragEvent<HTMLElement>): void {
      const [file] = event.dataTransfer.files;
      if (!file) return;
      event.preventDefault();
      unmark(event);
      onFile(file);
    },
  };
}
