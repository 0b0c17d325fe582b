import Drawing from './index.tsx';
import { Arrow, Label, Plate } from './Parts.tsx';
import { Screen } from './Signals.tsx';

/** The left edges and the widths of the file, the system, and the program. */
const places = (isWide: boolean) =>
  isWide ? ([12, 150, 242, 180, 502, 198] as const) : ([12, 76, 104, 130, 252, 96] as const);

/** The way of a file to the program, which is the same on every target. */
export default function PathToAir(): JSX.Element {
  return (
    <Drawing of="pathToAir" heights={[98, 154]}>
      {(isWide) => {
        const [fileX, file, systemX, system, programX, program] = places(isWide);
        const height = (program * 9) / 16;
        const middle = 12 + height / 2;
        return (
          <>
            <Plate x={fileX} y={middle - 24} width={file} name="Your file" code=".html" />
            <Arrow points={`${fileX + file},${middle + 7} ${systemX},${middle + 7}`} />
            <Plate x={systemX} y={middle - 24} width={system} name="Playout system" code="data, commands" />
            <Arrow points={`${systemX + system},${middle + 7} ${programX},${middle + 7}`} />
            <Screen x={programX} y={12} width={program} shows="program" />
            <Label x={programX} y={height + 30} look="strong" text="Program" />
          </>
        );
      }}
    </Drawing>
  );
}
