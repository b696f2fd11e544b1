import styles from './Bone.module.css';

export interface BoneProps {
  /** CSS length; 100 % without. */
  width?: number | string;
  height?: number | string;
  /** Width to height instead of a height, e.g. `3/2`. */
  ratio?: string;
  radius?: number | string;
}

/** One grey-blue piece of a skeleton. */
export function Bone({ width = '100%', height = 14, ratio, radius = 6 }: BoneProps) {
  return (
    <span
      className={styles.bone}
      style={{ width, height: ratio ? 'auto' : height, aspectRatio: ratio, borderRadius: radius }}
    />
  );
}
