import type { Components } from '@mui/material/styles';
import { controlComponents } from './control-components.ts';
import { floatingComponents } from './floating-components.ts';

/** How MUI's components look here. Controls stand in pages; floating ones (menus, dialogs, tooltips) above them. */
export const components: Components = { ...controlComponents, ...floatingComponents };
