import { CheckControl, MultiControl, RadioControl } from './ChoiceControls';
import type { Controls } from './controlProps';
import { DateControl } from './DateControl';
import { EitherControl, FilesControl } from './FilesControls';
import { JournalsControl } from './JournalsControl';
import { ListControl } from './ListControl';
import { RangeControl } from './RangeControl';
import { RowsControl } from './RowsControl';
import { SelectControl } from './SelectControl';
import { SlotsControl } from './SlotsControl';
import { SubjectControl } from './SubjectControl';
import { SwitchControl } from './SwitchControl';
import { NumberControl, TextareaControl, TextControl } from './TextControls';

/** The control of each kind of field. */
export const controls: Controls = {
  text: TextControl,
  textarea: TextareaControl,
  number: NumberControl,
  radio: RadioControl,
  multi: MultiControl,
  check: CheckControl,
  tags: ListControl,
  journals: JournalsControl,
  directories: ListControl,
  rows: RowsControl,
  subject: SubjectControl,
  slots: SlotsControl,
  files: FilesControl,
  either: EitherControl,
  range: RangeControl,
  date: DateControl,
  select: SelectControl,
  switch: SwitchControl,
};
