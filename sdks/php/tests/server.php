<?php

declare(strict_types=1);

// Answers `{}` and keeps the connection; `/break…` reads the request, and goes away. Prints where it listens, and each
// request.

$server = stream_socket_server('tcp://127.0.0.1:0');
echo stream_socket_get_name($server, false), "\n";
$connections = [];
while (true) {
    $ready = [$server, ...$connections];
    $none = [];
    stream_select($ready, $none, $none, null);
    foreach ($ready as $one) {
        if ($one === $server) {
            $made = stream_socket_accept($server);
            $connections[(int) $made] = $made;
            continue;
        }
        $head = '';
        while (!str_contains($head, "\r\n\r\n") && ($line = fgets($one)) !== false) {
            $head .= $line;
        }
        $length = preg_match('/^content-length: (\d+)/mi', $head, $found) === 1 ? (int) $found[1] : 0;
        $body = $length > 0 ? stream_get_contents($one, $length) : '';
        if ($head !== '') {
            echo strtok($head, "\r"), ' ', (int) $one, " $body\n";
        }
        if ($head === '' || str_contains((string) strtok($head, "\r"), '/break')) {
            $name = (int) $one;
            fclose($one);
            unset($connections[$name]);
        } else {
            fwrite($one, "HTTP/1.1 200 OK\r\nContent-Length: 2\r\nX-Request-Id: r-1\r\n\r\n{}");
        }
    }
}
