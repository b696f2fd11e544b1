import { configure } from '@testing-library/react';

// Whole pages are drawn here, also on a machine that has other things to do.
configure({ asyncUtilTimeout: 5000 });
