import { CheckControl, MultiControl, RadioControl } from './ChoiceControls';
import type { Controls } from './controlProps';
import { EitherControl, FilesControl } from './FilesControls';
import { ListControl } from './ListControl';
import { RangeControl } from './RangeControl';
import { RowsControl } from './RowsControl';
import { SlotsControl } from './SlotsControl';
import { SubjectControl } from './SubjectControl';
import { NumberControl, TextareaControl, TextControl } from './TextControls';

/** Controls that both platforms have alike. */
export const sharedControls: Omit<Controls, 'select' | 'switch' | 'date'> = {
  text: TextControl,
  textarea: TextareaControl,
  number: NumberControl,
  radio: RadioControl,
  multi: MultiControl,
  check: CheckControl,
  tags: ListControl,
  journals: ListControl,
  directories: ListControl,
  rows: RowsControl,
  subject: SubjectControl,
  slots: SlotsControl,
  files: FilesControl,
  either: EitherControl,
  range: RangeControl,
};
