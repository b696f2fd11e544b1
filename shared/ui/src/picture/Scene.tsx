import empty from '../../assets/scenes/empty.svg';
import error from '../../assets/scenes/error.svg';
import noAccess from '../../assets/scenes/no-access.svg';
import notFound from '../../assets/scenes/not-found.svg';
import offline from '../../assets/scenes/offline.svg';
import success from '../../assets/scenes/success.svg';
import waiting from '../../assets/scenes/waiting.svg';

const scenes = {
  empty,
  error,
  'no-access': noAccess,
  'not-found': notFound,
  offline,
  success,
  waiting,
};

/** Name of a drawing. */
export type SceneName = keyof typeof scenes;

export interface SceneProps {
  name: SceneName;
  /** Width in px; drawings are 3:2. */
  width?: number;
}

/** A harbour drawing for empty, failed and finished states. Decoration: the sentence beside it says what happened. */
export function Scene({ name, width = 180 }: SceneProps) {
  return <img src={scenes[name]} alt="" width={width} height={Math.round((width * 2) / 3)} />;
}
