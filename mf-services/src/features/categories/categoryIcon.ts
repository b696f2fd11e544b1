import {
  BookMarked,
  BookOpen,
  Globe,
  GraduationCap,
  Languages,
  LayoutGrid,
  Lightbulb,
  type LucideIcon,
  Mic,
} from 'lucide-react';

const icons: Record<number, LucideIcon | undefined> = {
  1: GraduationCap,
  2: BookMarked,
  3: BookOpen,
  4: Globe,
  5: Languages,
  6: Mic,
  7: Lightbulb,
};

/** Line icon of a category by its id. */
export function categoryIcon(id: number): LucideIcon {
  return icons[id] ?? LayoutGrid;
}
