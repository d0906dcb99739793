import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.jetbrains.org.objectweb.asm.ClassReader;
import org.jetbrains.org.objectweb.asm.ClassWriter;

/** Copies classes without numbers of lines and names of local values: `java -cp COMPILER StripDebug.java FROM TO`. */
final class StripDebug {
  public static void main(String[] words) throws IOException {
    Path from = Path.of(words[0]);
    Path to = Path.of(words[1]);
    List<Path> files;
    try (var walk = Files.walk(from)) {
      files = walk.filter(Files::isRegularFile).toList();
    }
    for (Path file : files) {
      Path place = to.resolve(from.relativize(file).toString());
      Files.createDirectories(place.getParent());
      byte[] bytes = Files.readAllBytes(file);
      Files.write(place, file.toString().endsWith(".class") ? stripped(bytes) : bytes);
    }
  }

  private static byte[] stripped(byte[] bytes) {
    ClassWriter writer = new ClassWriter(0);
    new ClassReader(bytes).accept(writer, ClassReader.SKIP_DEBUG);
    return writer.toByteArray();
  }
}
