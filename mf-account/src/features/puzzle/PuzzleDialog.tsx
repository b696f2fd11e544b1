import { Modal } from 'antd';
import { PuzzleBody } from './PuzzleBody';
import type { Puzzle } from './usePuzzle';

/** The puzzle over a form of the desktop. */
export function PuzzleDialog({ puzzle }: { puzzle: Puzzle }) {
  return (
    <Modal
      open={puzzle.wanted !== null}
      onCancel={puzzle.close}
      title="安全验证"
      width={388}
      centered
      footer={null}
      destroyOnHidden
    >
      {puzzle.wanted ? <PuzzleBody puzzle={puzzle} wanted={puzzle.wanted} /> : null}
    </Modal>
  );
}
