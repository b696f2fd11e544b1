import { Bone, Waiting } from '@harbor/ui';
import { lazy, Suspense } from 'react';
import styles from './CropBody.module.css';
import type { Square } from './cropPicture';

// The cutting tool is loaded by those who change their picture.
const CropArea = lazy(() => import('./CropArea'));

export interface CropBodyProps {
  file: File;
  problem: string;
  onChange: (square: Square) => void;
  onBroken: () => void;
}

/** The cutting tool, or why it cannot be used. */
export function CropBody({ file, problem, onChange, onBroken }: CropBodyProps) {
  if (problem)
    return (
      <p className={styles.problem} role="alert">
        {problem}
      </p>
    );
  return (
    <div className={styles.body}>
      <Suspense
        fallback={
          <Waiting>
            <Bone width={280} height={280} radius={12} />
          </Waiting>
        }
      >
        <CropArea file={file} onChange={onChange} onBroken={onBroken} />
      </Suspense>
    </div>
  );
}
