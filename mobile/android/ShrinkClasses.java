import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jetbrains.kotlin.metadata.ProtoBuf;
import org.jetbrains.kotlin.metadata.ProtoBuf.Visibility;
import org.jetbrains.kotlin.metadata.deserialization.Flags;
import org.jetbrains.kotlin.metadata.jvm.JvmProtoBuf;
import org.jetbrains.kotlin.metadata.jvm.deserialization.BitEncoding;
import org.jetbrains.kotlin.protobuf.ExtensionRegistryLite;
import org.jetbrains.org.objectweb.asm.ClassReader;
import org.jetbrains.org.objectweb.asm.ClassWriter;
import org.jetbrains.org.objectweb.asm.Opcodes;
import org.jetbrains.org.objectweb.asm.tree.AnnotationNode;
import org.jetbrains.org.objectweb.asm.tree.ClassNode;
import org.jetbrains.org.objectweb.asm.tree.FieldNode;
import org.jetbrains.org.objectweb.asm.tree.MethodNode;

/**
 * Copies classes without what no app needs: `java -cp COMPILER:STDLIB ShrinkClasses.java FROM TO`. That is numbers of
 * lines and names of local values; what Kotlin's compiler would read of what is internal or private, which no other
 * module may use (an internal class is seen by no compiler then); and what says a second time, beside Kotlin's own
 * words, that a value is never null. The code is the same.
 */
final class ShrinkClasses {
  private static final String METADATA = "Lkotlin/Metadata;";
  private static final List<String> UNREAD =
      List.of("Lorg/jetbrains/annotations/", "Lkotlin/jvm/internal/SourceDebugExtension;");
  private static final int CLASS = 1;
  private static final int NO_SOURCE = 3;

  public static void main(String[] words) throws IOException {
    Path from = Path.of(words[0]);
    Path to = Path.of(words[1]);
    List<Path> files;
    try (var walk = Files.walk(from)) {
      files = walk.filter(Files::isRegularFile).sorted().toList();
    }
    Set<String> internal = new HashSet<>();
    for (Path file : files) if (isClass(file)) addIfInternal(read(file), internal);
    for (Path file : files) {
      Path place = to.resolve(from.relativize(file).toString());
      Files.createDirectories(place.getParent());
      Files.write(place, isClass(file) ? shrunk(read(file), internal) : Files.readAllBytes(file));
    }
  }

  private static boolean isClass(Path file) {
    return file.toString().endsWith(".class");
  }

  private static ClassNode read(Path file) throws IOException {
    ClassNode node = new ClassNode();
    new ClassReader(Files.readAllBytes(file)).accept(node, ClassReader.SKIP_DEBUG);
    return node;
  }

  private static void addIfInternal(ClassNode node, Set<String> internal) throws IOException {
    for (AnnotationNode annotation : annotationsOf(node.visibleAnnotations)) {
      if (!annotation.desc.equals(METADATA)) continue;
      int kind = (Integer) valueOf(annotation, "k");
      if (kind == NO_SOURCE || (kind == CLASS && !isForApps(annotation))) internal.add(node.name);
    }
  }

  private static boolean isForApps(AnnotationNode metadata) throws IOException {
    return isForApps(Data.of(metadata).described.getFlags());
  }

  private static boolean isForApps(int flags) {
    Visibility visibility = Flags.VISIBILITY.get(flags);
    return visibility == Visibility.PUBLIC || visibility == Visibility.PROTECTED;
  }

  private static byte[] shrunk(ClassNode node, Set<String> internal) throws IOException {
    List<AnnotationNode> ofClass = annotationsOf(node.visibleAnnotations);
    boolean isInternal = isWithin(node.name, internal);
    if (isInternal) {
      node.access |= Opcodes.ACC_SYNTHETIC;
      node.signature = null;
      ofClass.removeIf(each -> each.desc.equals(METADATA));
    }
    for (AnnotationNode each : ofClass)
      if (each.desc.equals(METADATA) && valueOf(each, "k").equals(CLASS)) Data.of(each).writeForApps(each);
    withoutUnread(ofClass);
    withoutUnread(node.invisibleAnnotations);
    for (FieldNode field : node.fields) {
      withoutUnread(field.invisibleAnnotations);
      if (isInternal || isHidden(field.access)) field.signature = null;
    }
    for (MethodNode method : node.methods) {
      withoutUnread(method.invisibleAnnotations);
      method.invisibleParameterAnnotations = null;
      if (isInternal || isHidden(method.access)) method.signature = null;
    }
    ClassWriter writer = new ClassWriter(0);
    node.accept(writer);
    return writer.toByteArray();
  }

  private static boolean isHidden(int access) {
    return (access & (Opcodes.ACC_PRIVATE | Opcodes.ACC_SYNTHETIC)) != 0;
  }

  /** What Kotlin's compiler writes of a class: a table of texts, and what is said in them. */
  private record Data(JvmProtoBuf.StringTableTypes table, ProtoBuf.Class described) {
    static Data of(AnnotationNode metadata) throws IOException {
      ExtensionRegistryLite registry = ExtensionRegistryLite.newInstance();
      JvmProtoBuf.registerAllExtensions(registry);
      var bytes = new ByteArrayInputStream(BitEncoding.decodeBytes(ShrinkClasses.texts(valueOf(metadata, "d1"))));
      var table = JvmProtoBuf.StringTableTypes.parseDelimitedFrom(bytes, registry);
      return new Data(table, ProtoBuf.Class.parseFrom(bytes, registry));
    }

    /** As Kotlin's own jvm-abi-gen does for what is compiled against. */
    void writeForApps(AnnotationNode metadata) throws IOException {
      ProtoBuf.Class.Builder made = described.toBuilder().clearFunction().clearProperty().clearConstructor();
      for (var each : described.getFunctionList()) if (isForApps(each.getFlags())) made.addFunction(each);
      for (var each : described.getPropertyList()) if (isForApps(each.getFlags())) made.addProperty(each);
      for (var each : described.getConstructorList()) if (isForApps(each.getFlags())) made.addConstructor(each);
      var bytes = new ByteArrayOutputStream();
      table.writeDelimitedTo(bytes);
      made.build().writeTo(bytes);
      List<Object> values = metadata.values;
      values.set(values.indexOf("d1") + 1, List.of(BitEncoding.encodeBytes(bytes.toByteArray())));
    }
  }

  /** What is in an internal class is internal, too. */
  private static boolean isWithin(String name, Set<String> internal) {
    for (int at = name.indexOf('$'); at >= 0; at = name.indexOf('$', at + 1))
      if (internal.contains(name.substring(0, at))) return true;
    return internal.contains(name);
  }

  private static void withoutUnread(List<AnnotationNode> annotations) {
    annotationsOf(annotations).removeIf(each -> UNREAD.stream().anyMatch(each.desc::startsWith));
  }

  private static List<AnnotationNode> annotationsOf(List<AnnotationNode> annotations) {
    return annotations == null ? new ArrayList<>() : annotations;
  }

  private static Object valueOf(AnnotationNode annotation, String name) {
    return annotation.values.get(annotation.values.indexOf(name) + 1);
  }

  private static String[] texts(Object list) {
    return ((List<?>) list).stream().map(String.class::cast).toArray(String[]::new);
  }
}
