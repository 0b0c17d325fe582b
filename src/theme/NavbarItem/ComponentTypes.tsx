// Adds the lamp for players that are on air.
import ComponentTypes from '@theme-original/NavbarItem/ComponentTypes';
import OnAirLamp from '@site/src/components/OnAirLamp';

export default { ...ComponentTypes, 'custom-on-air': OnAirLamp };
