import Drawing from './index.tsx';
import { Arrow, Box, Label } from './Parts.tsx';
import { Screen } from './Signals.tsx';

/** The way of a file to the program, which is the same on every target. */
export default function PathToAir(): JSX.Element {
  return (
    <Drawing of="pathToAir" height={104}>
      <Box x={12} y={12} width={76} height={54} />
      <Label x={50} y={36} anchor="middle" look="strong" text="Your file" />
      <Label x={50} y={53} anchor="middle" look="code" text=".html" />
      <Arrow from={[88, 39]} to={[116, 39]} />
      <Box x={116} y={12} width={106} height={54} look="strong" />
      <Label x={169} y={43.5} anchor="middle" look="strong" text="Playout system" />
      <Arrow from={[222, 39]} to={[252, 39]} />
      <Screen x={252} y={12} shows="program" />
      <Label x={12} y={90} look="soft" text="the export" />
      <Label x={116} y={90} look="soft" text="data, commands" />
      <Label x={252} y={90} look="soft" text="the program" />
    </Drawing>
  );
}
