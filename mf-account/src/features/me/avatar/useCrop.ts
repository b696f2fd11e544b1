import { useState } from 'react';
import { cropPicture, type Square } from './cropPicture';

/** What a dialog for cutting an avatar is given. */
export interface CropDialogProps {
  /** The chosen picture; null while there is none. */
  file: File | null;
  onClose: () => void;
  /** The square that was cut out of it. */
  onDone: (avatar: File) => void;
}

const broken = '图片无法打开，请换一张';

/** Cutting an avatar out of a picture. */
export function useCrop({ file, onDone }: CropDialogProps) {
  const [square, setSquare] = useState<Square | null>(null);
  const [problem, setProblem] = useState('');
  const [busy, setBusy] = useState(false);
  const cut = async () => {
    if (!file || !square) return;
    setBusy(true);
    try {
      onDone(await cropPicture(file, square));
    } catch {
      setProblem(broken);
    } finally {
      setBusy(false);
    }
  };
  return {
    ready: square !== null && problem === '',
    problem,
    busy,
    cut,
    setSquare,
    fail: () => setProblem(broken),
  };
}
